import {wrap} from 'comlink';
import type {EngineApi} from './engine/engine-api.ts';

/** A worker with the engine in it, and how to let it go. */
export type SpawnedEngine = {readonly engine: EngineApi; readonly dismiss: () => void};

/**
 * Starts the engine's worker. Vite finds the worker's file by this very form.
 *
 * After `dismiss` calls of the engine do nothing and never end. The proxy is not released: it would throw at whoever
 * still holds the engine when the person signs out.
 */
export function spawnEngineWorker(): SpawnedEngine {
  const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), {type: 'module', name: 'faro-engine'});
  const engine = wrap<EngineApi>(worker);
  return {engine, dismiss: () => worker.terminate()};
}
