/** How long an invitation is good, in days, from its last mail. Rule: TMM5. */
export const invitationDays = 7;

/** For how many days who declined is not invited to the same company again. Rule: TMM8. */
export const declinedDays = 30;

/** How many invitations a person sends within 24 hours. Rule: TMM9. */
export const sentPerDay = 20;

/** How many invitations an e-mail gets within 24 hours, from everybody together. Rule: TMM9. */
export const receivedPerDay = 10;

/** The least time between two mails of one invitation, in milliseconds. Rule: TMM9. */
export const resendAfterMs = 60_000;
