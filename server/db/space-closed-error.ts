/** Somebody wanted to write into a space that is closed to changes. The edge of a request tells them; see `mount`. Rule: DIS9. */
export class SpaceClosedError extends Error {
  constructor() {
    super('the space is closed to changes');
  }
}
