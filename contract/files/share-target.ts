/** Where other apps send what is shared with the installed app; named in the manifest. Source: ux.md, PWA. */
export const sharePath = '/share-target';

/** The field of that form that holds the files. */
export const shareField = 'receipts';

/** Where the server leads a form that no service worker took: nothing was kept, and the page says so. Rule: SWK4. */
export const shareTooEarlyPath = `${sharePath}?trouble=too-early`;
