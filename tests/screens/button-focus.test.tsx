import {expect, test} from 'vitest';
import {page, userEvent} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {Button} from '#src/ui/actions/button.tsx';

const button = () => page.getByRole('button', {name: 'Pay'});

test('[NAV3] a button that becomes blocked, and free again, while it has the focus keeps it, and says why', async () => {
  const {rerender} = await render(<Button>Pay</Button>);
  await userEvent.keyboard('{Tab}');
  await expect.element(button()).toHaveFocus();
  await rerender(<Button blockedReason="No network">Pay</Button>);
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('No network');
  await expect.element(button()).toHaveFocus();
  await rerender(<Button>Pay</Button>);
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(button()).toHaveFocus();
});

test('[NAV3] what was left is not focused again', async () => {
  const {rerender} = await render(<Button>Pay</Button>);
  await userEvent.keyboard('{Tab}');
  button().element().blur();
  await rerender(<Button blockedReason="No network">Pay</Button>);
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  expect(document.activeElement).toBe(document.body);
});
