import {useState} from 'react';
import {expect, test} from 'vitest';
import {page as screen} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {useArriving} from '#src/ui/layout/arrival.ts';
import {Page} from '#src/ui/layout/page.tsx';

function Part({name}: {name: string}) {
  const [isHere, setHere] = useState(false);
  useArriving(!isHere);
  return isHere ? <p>{name} is here</p> : <button onClick={() => setHere(true)}>bring {name}</button>;
}

function opacity(): string {
  const content = document.querySelector('p, button')?.parentElement;
  return content ? getComputedStyle(content).opacity : 'nothing';
}

test('a page is shown once all of its parts that wait are here', async () => {
  await render(
    <Page>
      <Part name="one" />
      <Part name="other" />
    </Page>,
  );
  expect(opacity()).toBe('0');
  const press = (name: string) =>
    screen
      .getByRole('button', {name})
      .element()
      .dispatchEvent(new MouseEvent('click', {bubbles: true}));
  press('bring one');
  await expect.element(screen.getByText('one is here')).toBeInTheDocument();
  expect(opacity()).toBe('0');
  press('bring other');
  await expect.poll(opacity).toBe('1');
});

test('a part that does not come keeps nobody from the others for longer than a moment', async () => {
  await render(
    <Page>
      <Part name="late one" />
    </Page>,
  );
  expect(opacity()).toBe('0');
  await expect.poll(opacity, {timeout: 3_000}).toBe('1');
});

test('a page of which no part waits is shown at once', async () => {
  await render(
    <Page>
      <p>all here</p>
    </Page>,
  );
  expect(opacity()).toBe('1');
});
