import {Fragment} from 'react';
import {Link} from './link.tsx';

/** Words with links between bars, such as "You agree to the |Terms|."; they open beside the page, which keeps what was typed. */
export function LinkedText({words, hrefs}: {readonly words: string; readonly hrefs: readonly string[]}) {
  return words.split('|').map((part, index) => {
    const href = index % 2 === 1 ? hrefs[(index - 1) / 2] : undefined;
    if (href === undefined) return <Fragment key={part}>{part}</Fragment>;
    return (
      <Link key={part} href={href} target="_blank">
        {part}
      </Link>
    );
  });
}
