import {afterEach, expect, test} from 'vitest';
import {endOffers, hearToasts, readToasts, removeToast, showToast} from '#src/ui/feedback/toast-queue.ts';

afterEach(() => {
  for (const {id} of readToasts()) removeToast(id);
});

test('[NTC1] three toasts stand at a time; what failed stays the longest', () => {
  showToast({text: 'No se guardó', tone: 'danger'});
  for (const text of ['uno', 'dos', 'tres']) showToast({text});
  expect(readToasts().map(({text}) => text)).toEqual(['No se guardó', 'dos', 'tres']);
  for (const text of ['Falla 2', 'Falla 3', 'Falla 4']) showToast({text, tone: 'danger'});
  expect(readToasts().map(({text}) => text)).toEqual(['Falla 2', 'Falla 3', 'Falla 4']);
});

test('[NTC1] a toast that takes the place of another one leaves it alone to stand', () => {
  showToast({text: 'uno'});
  showToast({text: 'A es ahora la número 2', takesPlaceOf: 'moved'});
  showToast({text: 'dos', takesPlaceOf: 'other'});
  showToast({text: 'A es ahora la número 3', takesPlaceOf: 'moved'});
  expect(readToasts().map(({text}) => text)).toEqual(['uno', 'dos', 'A es ahora la número 3']);
});

test('[NTC1] whoever keeps toasts hears of each, until they stop', () => {
  const heard: string[] = [];
  const stop = hearToasts(({text}) => heard.push(text));
  showToast({text: 'uno'});
  stop();
  showToast({text: 'dos'});
  expect(heard).toEqual(['uno']);
});

test('[NTC2] what is done next ends the offer to undo what was done before, and no other', () => {
  const offered = () => readToasts().map(({text, action}) => [text, action?.label]);
  const undo = {label: 'Deshacer', onPress: () => undefined, isForLastAct: true};
  showToast({text: 'Recibo descartado', action: {label: 'Recuperar', onPress: () => undefined}});
  showToast({text: '3 cambiados', action: undo});
  showToast({text: '2 eliminados', action: undo});
  expect(offered()).toEqual([
    ['Recibo descartado', 'Recuperar'],
    ['3 cambiados', undefined],
    ['2 eliminados', 'Deshacer'],
  ]);
  endOffers();
  expect(offered().map(([, label]) => label)).toEqual(['Recuperar', undefined, undefined]);
});
