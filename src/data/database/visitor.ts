/** In the place of a person's id: whose database it is before anybody is known. */
export const guestId = 'guest';

/** Where it is remembered, outside of a person's database, that it is here. */
export const keyOfRemembered = (userId: string): string => `faro.kept.${userId}`;

/** Whether a visitor may have begun something on this device, without opening their database. */
export function isVisitorKnown(): boolean {
  return localStorage.getItem(keyOfRemembered(guestId)) !== null;
}
