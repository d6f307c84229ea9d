const discordEpoch = 1_420_070_400_000;
let serial = 0n;

/**
 * A new id as Discord makes them: later ones are greater, and the creation time can be read back.
 *
 * @param now milliseconds since 1970
 */
export function snowflake(now: number): string {
  serial += 1n;
  return String((BigInt(Math.floor(now) - discordEpoch) << 22n) | (serial & 0x3fffffn));
}
