declare module 'snowball-stemmers' {
  /** Takes a word's endings off: those of one language. */
  export interface Stemmer {
    stem(word: string): string;
  }
  const snowball: { newStemmer(language: 'english' | 'russian'): Stemmer };
  export default snowball;
}
