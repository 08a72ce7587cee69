import {useEffect, useEffectEvent, useRef, useState} from 'react';
import styles from './paper-pages.module.css';

type PaperPagesProps = {
  pageCount: number;
  /** Height of a page by its width, until it is painted. */
  ratio: number;
  /** Paints a page, so many pixels wide; null where it is not wanted any more. */
  paint: (pageNumber: number, width: number) => Promise<ImageBitmap | null>;
  /** What a page is called for who does not see it. */
  labelOf: (pageNumber: number) => string;
  troubleText: string;
};

/** How far from the window a page is painted, and kept: what is farther away gives its memory back. */
const nearby = '1200px 0px';

/** The pages of a document one below the other; each is painted when it comes near. */
export function PaperPages({pageCount, ...page}: PaperPagesProps) {
  return (
    <div className={styles['pages']}>
      {Array.from({length: pageCount}, (_, index) => (
        <PaperPage key={index} pageNumber={index + 1} {...page} />
      ))}
    </div>
  );
}

type PaperPageProps = Omit<PaperPagesProps, 'pageCount'> & {readonly pageNumber: number};

function PaperPage({pageNumber, ratio, paint, labelOf, troubleText}: PaperPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [own, setOwn] = useState<number | null>(null);
  const [isTroubled, setTroubled] = useState(false);
  const show = useEffectEvent(async (isWanted: () => boolean) => {
    const width = Math.round((box.current?.clientWidth ?? 0) * devicePixelRatio);
    if (width === 0) return;
    try {
      const picture = await paint(pageNumber, width);
      if (picture && isWanted()) setOwn(drawOn(canvas.current, picture));
      picture?.close();
    } catch (error) {
      if (!isWanted()) return;
      setTroubled(true);
      reportError(error);
    }
  });
  useEffect(() => {
    let isNear = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const wasNear = isNear;
        isNear = entry?.isIntersecting === true;
        if (isNear && !wasNear) void show(() => isNear);
        if (!isNear && canvas.current) canvas.current.width = 0;
      },
      {rootMargin: nearby},
    );
    if (box.current) observer.observe(box.current);
    return () => {
      isNear = false;
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={styles['page']} style={{aspectRatio: String(1 / (own ?? ratio))}}>
      <canvas ref={canvas} width={0} height={0} role="img" aria-label={labelOf(pageNumber)} />
      {isTroubled ? <p className={styles['trouble']}>{troubleText}</p> : null}
    </div>
  );
}

/** Puts a picture onto a canvas. @returns its height by its width. */
function drawOn(canvas: HTMLCanvasElement | null, picture: ImageBitmap): number {
  const {width, height} = picture;
  if (canvas) {
    Object.assign(canvas, {width, height});
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
  }
  return height / width;
}
