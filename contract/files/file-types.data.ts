/** What the first bytes of a file can tell of it; see `sniffType`. */
export type Signature = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'pdf' | 'zip' | 'ole' | 'text' | 'sealed';

/**
 * Every type of file that is taken, with what its first bytes must be and the ends its name may have, the usual one first.
 * Office files are archives (`zip`) or, the older ones, compound files (`ole`): only their names tell them apart.
 * SVG and HTML are not among them: both can hold scripts. Source: S5.24, S5.21.
 */
export const fileTypes = {
  'image/jpeg': {signature: 'jpeg', extensions: ['jpg', 'jpeg', 'jfif']},
  'image/png': {signature: 'png', extensions: ['png']},
  'image/gif': {signature: 'gif', extensions: ['gif']},
  'image/webp': {signature: 'webp', extensions: ['webp']},
  'image/heic': {signature: 'heic', extensions: ['heic', 'heif']},
  'application/pdf': {signature: 'pdf', extensions: ['pdf']},
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {signature: 'zip', extensions: ['docx']},
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {signature: 'zip', extensions: ['xlsx']},
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {signature: 'zip', extensions: ['pptx']},
  'application/vnd.oasis.opendocument.text': {signature: 'zip', extensions: ['odt']},
  'application/vnd.oasis.opendocument.spreadsheet': {signature: 'zip', extensions: ['ods']},
  'application/msword': {signature: 'ole', extensions: ['doc']},
  'application/vnd.ms-excel': {signature: 'ole', extensions: ['xls']},
  'application/vnd.ms-powerpoint': {signature: 'ole', extensions: ['ppt']},
  'text/plain': {signature: 'text', extensions: ['txt']},
  'text/csv': {signature: 'text', extensions: ['csv']},
  'application/zip': {signature: 'zip', extensions: ['zip']},
  /** A paper of a person that was sealed on the device; see `sealed-file.ts`. */
  'application/x-faro-sealed': {signature: 'sealed', extensions: ['sealed']},
} as const satisfies Record<string, {readonly signature: Signature; readonly extensions: readonly string[]}>;

/** A media type that is taken; see {@link fileTypes}. */
export type FileType = keyof typeof fileTypes;
