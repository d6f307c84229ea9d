/** Where a chat screen is, as it tells the desk around it. */
export interface Place {
  /** For the address line: `Anna/quay`. */
  address: string;
  /** For people: `quay · Anna`. */
  title: string;
}

/** Tells the desk, if there is one. */
export function tellPlace(place: Place): void {
  if (window.parent !== window) window.parent.postMessage(place, location.origin);
}
