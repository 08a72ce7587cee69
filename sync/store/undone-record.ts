/** Under these keys of `device` lie acts that were undone before they were sent, and their changes one by one. */
export const undoneHeadPrefix = 'undone:';

/** See {@link undoneHeadPrefix}. */
export const undonePartPrefix = 'undone-change:';
