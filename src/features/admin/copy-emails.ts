/** Puts e-mail addresses on the clipboard, as a mail program takes them. @returns false where the browser does not let us. */
export async function copyEmails(emails: readonly string[]): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(emails.join(', '));
    return true;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false;
    throw error;
  }
}
