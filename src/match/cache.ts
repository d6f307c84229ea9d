/** Keeps the values used last. */
export interface Cache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

/**
 * A cache of at most `limit` values; the one unused for longest goes first.
 * @example createCache<Position>(100)
 */
export function createCache<T>(limit: number): Cache<T> {
  const values = new Map<string, T>();
  return {
    get(key) {
      const value = values.get(key);
      if (value === undefined) return undefined;
      // A Map keeps the order of insertion: put back, the key is the youngest.
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key, value) {
      values.delete(key);
      values.set(key, value);
      for (const oldest of values.keys()) {
        if (values.size <= limit) return;
        values.delete(oldest);
      }
    },
    delete: (key) => void values.delete(key),
  };
}
