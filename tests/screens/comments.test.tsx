import {afterEach, beforeAll, expect, onTestFinished, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {showPreference} from '#src/data/device/preferences.ts';
import {es as home} from '#src/features/companies/text/es.ts';
import {es as words} from '#src/features/bookkeeping/text/es.ts';
import {pathTo} from '#src/routing/routing.ts';
import {testId, type Row} from '#tests/fixtures/build-change.ts';
import {buildRow} from '#tests/fixtures/build-row.ts';
import {findViolations} from '#tests/kits/screen-kit/look.ts';
import {closeScreen, loadAllTexts, openScreen} from '#tests/kits/screen-kit/open-screen.tsx';

beforeAll(loadAllTexts);
afterEach(closeScreen);

const luis = testId(0x9003);
/** Categories by their place among the default ones. */
const category = (place: number) => testId(0xca00 + place);
const rowAt = `${pathTo.books.path}?row=${testId(0x7001)}`;
const panel = () => page.getByRole('region', {name: words.detailLabel});
const said = () => panel().getByRole('list', {name: words.comments});

const buildQuestion = (id: number, overrides: Row = {}): Row =>
  buildRow('comments', testId(0xc000 + id), {
    kind: 'question',
    says: 'what-is-it',
    text: '',
    transactionId: testId(0x7000 + id),
    authorId: luis,
    createdAt: `2026-11-20T1${id}:00:00.000Z`,
    firstCategoryId: category(7),
    secondCategoryId: category(12),
    ...overrides,
  });

test('[CMM1] [CMM2] [CMM3] a comment is written, changed, taken away and brought back; that of another can only be read', async () => {
  const theirs = buildRow('comments', testId(0xc009), {transactionId: testId(0x7001), authorId: luis});
  await openScreen({path: rowAt, face: 'offline', rows: {comments: [theirs]}});
  await expect.element(said().getByText('Luis Paz')).toBeVisible();
  await expect.element(said().getByText('¿Con quién fue el café?')).toBeVisible();
  await expect.element(said().getByRole('button')).not.toBeInTheDocument();
  const field = panel().getByRole('textbox', {name: words.commentNew});
  await panel().getByRole('button', {name: words.commentSend, exact: true}).click();
  await expect.element(page.getByText('Escribe el comentario.')).toBeVisible();
  await field.fill('  Fue con Berta  ');
  await panel().getByRole('button', {name: words.commentSend, exact: true}).click();
  await expect.element(said().getByText('Fue con Berta', {exact: true})).toBeVisible();
  await expect.element(field).toHaveValue('');
  await said().getByRole('button', {name: words.commentEdit}).click();
  await page.getByRole('textbox', {name: words.commentText}).fill('Fue con Carla');
  await page.getByRole('button', {name: words.save, exact: true}).click();
  await expect.element(said().getByText('Fue con Carla', {exact: true})).toBeVisible();
  await expect.element(said().getByText(new RegExp(words.commentEdited))).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await said().getByRole('button', {name: words.commentDelete}).click();
  await expect.element(said().getByText('Fue con Carla')).not.toBeInTheDocument();
  await page.getByRole('button', {name: 'Deshacer', exact: true}).click();
  await expect.element(said().getByText('Fue con Carla', {exact: true})).toBeVisible();
});

test('[QST1] [QST2] another owner is asked from the movement, and who asked takes it back', async () => {
  const owners = [0x9001, 0x9003].map((id) =>
    buildRow('memberships', testId(id + 0x100), {userId: testId(id), name: 'Luis Paz'}),
  );
  await openScreen({path: rowAt, rows: {comments: [], memberships: owners}});
  await panel().getByRole('button', {name: words.askOwner}).click();
  expect(await findViolations()).toEqual([]);
  await page.getByText(words['says_business-or-personal']).click();
  await page.getByRole('button', {name: words.askSend, exact: true}).click();
  await expect.element(said().getByText(words['says_business-or-personal'])).toBeVisible();
  await expect.element(said().getByText(new RegExp(words.questionOpen))).toBeVisible();
  await said().getByRole('button', {name: words.questionWithdraw}).click();
  await expect.element(said().getByText(new RegExp(words.questionWithdrawn))).toBeVisible();
  await expect.element(said().getByRole('button', {name: words.questionWithdraw})).not.toBeInTheDocument();
});

/** For a moment after an answer taps answer nothing. */
async function untilTapsCount(): Promise<void> {
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
}

test('[QST4] keys answer nothing where single keys are off', async () => {
  showPreference('hasLetterKeys', false);
  onTestFinished(() => showPreference('hasLetterKeys', true));
  await openScreen({path: pathTo.questions.path, rows: {comments: [buildQuestion(1)]}});
  await expect.element(page.getByText('MOVIMIENTO 002')).toBeVisible();
  await userEvent.keyboard('1');
  await page.getByRole('button', {name: words.says_unknown}).click();
  await expect.element(page.getByText(words.answered.replace('{{answer}}', words.says_unknown))).toBeVisible();
});

test('[QST4] [QST6] the owner answers on a phone with one tap or key, the next question comes, and one undo brings one back', async () => {
  const comments = [buildQuestion(1), buildQuestion(3), buildQuestion(5)];
  await openScreen({path: pathTo.questions.path, width: 410, face: 'offline', rows: {comments}});
  await expect.element(page.getByText('MOVIMIENTO 002')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await page.getByRole('button', {name: new RegExp(`^${words['category-software']}`)}).click();
  await expect.element(page.getByText('MOVIMIENTO 004')).toBeVisible();
  // A second tap that was meant for the question before answers nothing.
  await page.getByRole('button', {name: words.says_personal}).click();
  await page.getByRole('button', {name: words.questionSkip}).click();
  await expect.element(page.getByText('MOVIMIENTO 006')).toBeVisible();
  await untilTapsCount();
  await userEvent.keyboard('2');
  await expect.element(page.getByText('MOVIMIENTO 004')).toBeVisible();
  await untilTapsCount();
  await page.getByRole('button', {name: words.says_unknown}).click();
  await expect.element(page.getByRole('heading', {name: words.ownerQuestionsDone})).toBeVisible();
  await page.getByRole('button', {name: 'Deshacer', exact: true}).click();
  await expect.element(page.getByText('MOVIMIENTO 004')).toBeVisible();
});

test('[QST5] of a movement that is locked or deleted it is said that the answer alone is kept', async () => {
  await openScreen({
    path: pathTo.questions.path,
    rows: {comments: [buildQuestion(1, {transactionId: testId(0xdead)})]},
  });
  await expect.element(page.getByText(words.questionGone)).toBeVisible();
  await page.getByRole('button', {name: new RegExp(`^${words['category-software']}`)}).click();
  await expect.element(page.getByRole('heading', {name: words.ownerQuestionsDone})).toBeVisible();
});

test('[QST6] questions wait at the home of the owner', async () => {
  await openScreen({path: pathTo.dashboard.path, rows: {comments: [buildQuestion(1)]}});
  await page.getByRole('button', {name: home.tasksAll}).click();
  await expect.element(page.getByText(home['task.questionsText'])).toBeVisible();
});
