/**
 * Fetches a blank from this build; undefined without a network.
 *
 * @param address where the build put it.
 */
export async function fetchBlank(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch (error) {
    // A fetch that fails for want of a network is a TypeError.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
