/** Where the height stands: in the file, and in a piece that is not the first. */
const heightOfFile = 8;
const heightOfPiece = 15;
const end = 0x3b;

/**
 * The pieces of a film, in order, as the bytes of a GIF file that begins anew when it is over.
 * @example joinFilm([await painter.paint(first), await painter.paint(second)])
 */
export function joinFilm(pieces: Buffer[]): Buffer {
  const file = Buffer.concat([...pieces, Buffer.of(end)]);
  const [first, ...others] = pieces;
  const heights = [first!.readUInt16LE(heightOfFile), ...others.map((piece) => piece.readUInt16LE(heightOfPiece))];
  file.writeUInt16LE(Math.max(...heights), heightOfFile);
  return file;
}
