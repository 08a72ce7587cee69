// The address alone: the build copies the file.
import address from './fss4--2025-12.pdf?url&no-inline';

/** Fetches the blank from this build; undefined without a network. */
export async function fetchBlank(): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch (error) {
    // A fetch that fails for want of a network is a TypeError.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
