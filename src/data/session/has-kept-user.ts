/** Where `keepUser` keeps. */
export const databaseOfKeptUser = 'faro-session';

/** Whether somebody may be kept, without making a place for it: every guest's start asks. */
export async function isUserKept(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases();
    return databases.some(({name}) => name === databaseOfKeptUser);
  } catch (error) {
    // Firefox before 126 cannot say: it is found out by looking. A browser that refuses storage keeps nobody.
    if (error instanceof TypeError) return true;
    if (error instanceof DOMException) return false;
    throw error;
  }
}
