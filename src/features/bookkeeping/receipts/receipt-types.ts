import {uploadKinds} from '#contract/files/upload-kinds.ts';

/** What a receipt may be, as a browser's file dialog is told; the bytes decide. */
export const receiptTypes: readonly string[] = uploadKinds.receipt.types;

/** The largest receipt. Source: S5.23. */
export const maxReceiptBytes: number = uploadKinds.receipt.maxBytes;
