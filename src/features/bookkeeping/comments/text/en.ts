import type {es} from './es.ts';

/** Words of comments in English. */
export const en: Record<keyof typeof es, string> = {
  comments: 'Comments',
  commentNew: 'Write a comment',
  commentSend: 'Comment',
  commentSave: 'Save',
  commentCancel: 'Cancel',
  commentYou: 'You',
  commentGone: 'Somebody who has left the team',
  commentEdited: 'edited',
  commentText: 'Text of the comment',
  commentEdit: 'Edit the comment',
  commentDelete: 'Delete the comment',
  commentDeleted: 'Comment deleted',
  commentsNone: 'Everybody on the team who keeps the books sees what you write here.',
  commentsFull: 'A transaction takes 200 comments, and they are all there.',
  'says_what-is-it': 'What is this payment?',
  'says_business-or-personal': 'Is it business or personal?',
  'says_who-is-it': 'Who is it, and what is it for?',
  says_receipt: 'Do you have the receipt or invoice?',
  says_category: 'Category chosen',
  says_personal: 'It is personal / owner’s draw',
  says_unknown: 'I don’t know',
};
