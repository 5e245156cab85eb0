// Beginnings of the names under which a tab keeps what concerns its forms, so that a logout finds all of it.

/** Drafts that were kept or loaded in this tab. */
export const ofVisitors = 'okienko.visitorForm ';

/** Keys of sendings whose answer is not known. */
export const ofSendings = 'okienko.sending ';
