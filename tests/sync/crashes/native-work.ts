/** Work that the runtime does beside the event loop's turns: reading blobs, hashing and packing. */
export type NativeWork = {
  /** Returns when everything that can go on without time passing has gone on, native work too. */
  readonly settle: () => Promise<void>;
  stop(): void;
};

/** Counts such work from now on, so that it can be waited for: in every run the same happens in the same order. */
export function countNativeWork(): NativeWork {
  const {subtle} = crypto;
  const digest = subtle.digest.bind(subtle);
  // As the runtime has it: a method of blobs.
  const reading = Object.getOwnPropertyDescriptor(Blob.prototype, 'arrayBuffer') as {
    readonly value: (this: Blob) => Promise<ArrayBuffer>;
  };
  const Packing = CompressionStream;
  let begun = 0;
  let waiting = 0;
  const counted = async <Value>(work: Promise<Value>): Promise<Value> => {
    begun += 1;
    waiting += 1;
    try {
      return await work;
    } finally {
      waiting -= 1;
    }
  };
  Blob.prototype.arrayBuffer = async function arrayBuffer(this: Blob) {
    return counted(reading.value.call(this));
  };
  class CountedPacking extends Packing {
    constructor(format: CompressionFormat) {
      super(format);
      const {readable} = this;
      // Until what reads it has come to its end.
      const counting = new TransformStream<Uint8Array, Uint8Array>();
      void counted(readable.pipeTo(counting.writable));
      Object.defineProperty(this, 'readable', {value: counting.readable});
    }
  }
  globalThis.CompressionStream = CountedPacking;
  subtle.digest = async (algorithm, data) => counted(digest(algorithm, data));
  return {
    settle: async () => {
      const isQuiet = (): boolean => waiting === 0;
      for (let seen = -1; !isQuiet() || seen !== begun;) {
        seen = begun;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop: () => {
      Object.defineProperty(Blob.prototype, 'arrayBuffer', reading);
      Reflect.deleteProperty(subtle, 'digest');
      globalThis.CompressionStream = Packing;
    },
  };
}
