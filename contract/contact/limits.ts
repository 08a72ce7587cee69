/** The longest text of a message, in characters. Rule: CTC1. */
export const maxMessageLength = 5_000;

/** The longest name of a sender, in characters. Rule: CTC1. */
export const maxNameLength = 120;
