import {expect, test} from 'vitest';
import {listReceived, listRefused} from '#sync/inbox/received-files.ts';
import {receiveFiles} from '#workers/host/receive-files.ts';
import {shrinkAboveBytes} from '#workers/shrink-image/job.ts';
import {openLocalDevice} from '#tests/fakes/local-device.ts';
import {making, pdfBytes} from '#tests/sync/files/build-file.ts';
import {pngHeader, smallImages as images, smallJpeg as small} from '#tests/workers/shrink-image/build-images.ts';

test('[SHR4] [INB1] [BKS17] a picture that waits for its movement is the small one already, and knows the day of the large one', async () => {
  const database = openLocalDevice();
  const content = new Blob([pngHeader(4_000, 3_000), new Uint8Array(shrinkAboveBytes)], {type: 'image/png'});
  const arrived = await receiveFiles(database, [{name: 'Captura.PNG', content, modifiedMs: 1_700_000}], {
    images,
    making,
  });
  expect(arrived).toEqual({keptCount: 1, refused: []});
  expect(await listReceived(database)).toMatchObject([
    {name: 'Captura.jpg', type: 'image/jpeg', sizeBytes: small.length, modifiedMs: 1_700_000},
  ]);
});

test('[INB2] a file that vanished and a picture of too many pixels are noted, and the others are kept', async () => {
  const database = openLocalDevice();
  const gone = new Blob(['%PDF-1.7']);
  gone.arrayBuffer = async () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  const arrivals = [
    {name: 'perdido.pdf', content: gone},
    {name: 'enorme.png', content: new Blob([pngHeader(65_535, 65_535)])},
    {name: 'bueno.pdf', content: new Blob([pdfBytes(300)])},
  ];
  const arrived = await receiveFiles(database, arrivals, {images, making});
  expect(arrived).toEqual({
    keptCount: 1,
    refused: [
      {name: 'perdido.pdf', reason: 'file.vanished', isNoted: true},
      {name: 'enorme.png', reason: 'file.too-many-pixels', isNoted: true},
    ],
  });
  // Noted at one moment, they come in any order.
  const noted = (await listRefused(database)).map(({reason}) => reason);
  expect(noted.toSorted()).toEqual(['file.too-many-pixels', 'file.vanished']);
});

test('[INB2] on a full device nothing is kept, nothing can be noted, and both are told', async () => {
  const database = openLocalDevice();
  database.device.hook('creating', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const arrived = await receiveFiles(database, [{name: 'a.pdf', content: new Blob([pdfBytes(300)])}], {images, making});
  expect(arrived).toEqual({keptCount: 0, refused: [{name: 'a.pdf', reason: 'file.device-full', isNoted: false}]});
});
