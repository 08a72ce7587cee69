import type {ViewingText} from './es.ts';

export const en: ViewingText = {
  page: 'Page {{number}} of {{count}}',
  paintTrouble: 'This page could not be drawn. Download the document to see it.',
  paintTroubleHere: 'This page could not be drawn. Close the document and open it again.',
  notDrawn: 'This browser cannot show this picture.',
  downloadInstead: 'Download it and open it with another program.',
  askAnother: 'It is sealed, so it is not downloaded: ask the owner to upload it as a PDF or JPG, without a password.',
};
