/** Runs the steps of all memory databases one after another, each after everything that the one before it set off has settled. */
export type Pump = {add(step: () => void): void};

/**
 * Makes a pump without timers: between two steps every promise that can settle does, as between two tasks of a browser; the order is
 * the same in every run.
 */
export function createPump(): Pump {
  const steps: (() => void)[] = [];
  let next = 0;
  let isBusy = false;
  // Behind the microtasks that a step began, and those that they begin: only then does Node look at its ticks again.
  const goOn = (): void => process.nextTick(turn);
  const turn = (): void => {
    const step = steps[next];
    next += 1;
    if (next === steps.length) next = steps.length = 0;
    try {
      step?.();
    } finally {
      if (steps.length > 0) queueMicrotask(goOn);
      else isBusy = false;
    }
  };
  return {
    add: (step) => {
      steps.push(step);
      if (isBusy) return;
      isBusy = true;
      queueMicrotask(goOn);
    },
  };
}
