import {useEffect, useState} from 'react';
import {createPdfHolder, type PdfHolder} from './pdf-holder.ts';

/** The worker that reads PDFs: it is there before the first is opened, and goes with the screen. */
export function usePdfReader(): PdfHolder {
  const [holder] = useState(createPdfHolder);
  useEffect(() => {
    holder.hire();
    return holder.dismiss;
  }, [holder]);
  return holder;
}
