import {useEffect} from 'react';
import {flushSync} from 'react-dom';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {cleanup, render} from 'vitest-browser-react/pure';
import {AddressRouter, useNavigate, usePath, useSearchParams} from '#src/routing/routing.ts';

let begun = '';
beforeEach(() => {
  begun = location.href;
});
afterEach(async () => {
  await cleanup();
  history.replaceState(null, '', begun);
});

/** The path at each drawing of the menu. */
const drawn: string[] = [];

function Words() {
  const [search] = useSearchParams();
  return <p>{search.get('q')}</p>;
}

function Menu() {
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    drawn.push(path);
  });
  return <button onClick={() => void navigate('/other')}>{path}</button>;
}

test('another query is drawn at once, and what needs only the path is not drawn again for it', async () => {
  history.replaceState(null, '', '/here');
  await render(
    <AddressRouter>
      <Words />
      <Menu />
    </AddressRouter>,
  );
  const button = () => document.querySelector('button');
  await expect.poll(() => button()?.textContent).toBe('/here');
  const before = drawn.length;
  flushSync(() => {
    history.pushState(null, '', '/here?q=uber');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(document.querySelector('p')?.textContent).toBe('uber');
  expect(drawn).toHaveLength(before);
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe('/other');
  await expect.poll(() => drawn.slice(before)).toEqual(['/other']);
});
