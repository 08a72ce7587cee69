import {Suspense, startTransition, useState} from 'react';
import {afterEach, expect, test} from 'vitest';
import {cleanup, render} from 'vitest-browser-react/pure';
import {LoadedScreen} from '#src/app/routes/loaded-screen.tsx';
import {TwoStepPart} from '#src/features/account/second/two-step-part.tsx';
import {words} from '#src/features/account/second/text/words.ts';
import {routes} from '#src/features/account/route.ts';
import {textsOf} from '#src/app/routes/screens.ts';
import {createLazyPart} from '#src/routing/lazy-part.ts';
import {AddressRouter, pathTo} from '#src/routing/routing.ts';

afterEach(cleanup);

const security = routes.filter(({path}) => path === pathTo.security.path);

/** Security as it comes: its part about the second step only after the server's answer. */
function Security() {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Security</h1>
      <button onClick={() => setAnswered(true)}>answer</button>
      {isAnswered ? <TwoStepPart /> : null}
    </>
  );
}

const screen = createLazyPart(async () => Promise.resolve(Security));

function App() {
  const [isThere, setThere] = useState(false);
  if (!isThere) return <button onClick={() => startTransition(() => setThere(true))}>go</button>;
  return security.map((route) => (
    <LoadedScreen key={route.path} screen={screen} texts={textsOf(route)} titleKey={route.titleKey} language="es" />
  ));
}

test('[NAV4] a part of the screen that comes later takes nothing away: its words are here', async () => {
  const {getByRole} = await render(
    <AddressRouter>
      <Suspense fallback={<p>waiting</p>}>
        <App />
      </Suspense>
    </AddressRouter>,
  );
  await getByRole('button', {name: 'go'}).click();
  await expect.element(getByRole('heading', {level: 1})).toBeVisible();
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent));
  observer.observe(document.body, {childList: true, subtree: true, attributes: true});
  await getByRole('button', {name: 'answer'}).click();
  await expect.element(getByRole('heading', {name: words.title.es})).toBeVisible();
  observer.disconnect();
  expect(seen.filter((text) => text.includes('waiting') || !text.includes(words.title.es))).toEqual([]);
});
