/**
 * The version of what client and server say to each other in sync. Raised by one whenever a synced shape or the protocol changes;
 * the server serves the three before it.
 *
 * 1: companies, memberships, accounts, categories, transactions, imports, import errors.
 * 2: files.
 * 3: a push names its epoch.
 * 4: a space says whose it is and what it has; people's own spaces, with their preferences.
 * 5: drafts of companies and their partners.
 * 6: the kind of an account; rows of files that were taken for transactions; signatures of founding papers; what a formation says of management and shares; the added
 *    company of a draft, and when it was paid; orders that are somebody else's.
 * 7: until when the order of a draft can be paid; rows of files as they were, and the reference of a transaction; how files of one layout are read in one
 *    account; the moves of a company along its steps, when it was filed and constituted, and its EIN; what was
 *    done about renewals; who is invited to a company; whether mails of dates are wanted.
 * 8: scans of the post, and what becomes of their paper; what is paid by the month or the year, which left formations and bought services; that Faro is paid
 *    to file a renewal, and its proof; where each service is; documents of companies and of their partners, and the kinds of their files; kept answers to
 *    whether a BOI report is due; what of a space can be read only; invoices and credit notes; when an
 *    added company was formed; the steps of a company's dissolution, and since when it is dissolved; since when its owner is asked
 *    for other names.
 * 9: which papers of a company that comes here are missing.
 * 10: rules of the books, and which of them set what; comments on transactions, questions to owners and their answers.
 */
export const wireVersion = 10;

/** Header in which both sides say which protocol they speak: an answer without it is not ours (a captive portal, say). */
export const protocolHeader = 'faro-protocol';

/** Header in which the server says whose answer it is, the signed-in person's id: an answer to another person is never stored. */
export const personHeader = 'faro-person';

/** Header that carries the session's anti-forgery token with every call that changes something. Source: D7. */
export const antiForgeryHeader = 'faro-auth-token';
