import {pdfReasons} from '#src/data/files/pdf-reasons.ts';
import type {ReasonWords} from '#src/i18n/reason-words.ts';
import type {PdfReason} from '#workers/read-pdf/engine.ts';

/** Why a scan cannot be shown. */
export const reasons = {...pdfReasons} satisfies ReasonWords<PdfReason>;
