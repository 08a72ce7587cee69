import {fail, type Outcome} from '#contract/kernel/failure.ts';
import {recogniseTrouble} from '#sync/store/storage-trouble.ts';

/**
 * Records on this device as a form sends: where the device refuses, because it is full or its database is gone, that is the answer.
 *
 * @throws what is no trouble of the local store.
 */
export async function saveHere<Value>(act: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  try {
    return await act();
  } catch (error) {
    const trouble = recogniseTrouble(error);
    if (trouble === null) throw error;
    return fail('unexpected', trouble === 'full' ? 'device.full' : 'device.broken');
  }
}
