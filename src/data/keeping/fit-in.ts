/** Tells of one after another whether it still fits; a large one that does not takes no room from those that do. */
export function fitIn(mostBytes: number): (sizeBytes: number) => boolean {
  let sumBytes = 0;
  return (sizeBytes) => {
    if (sumBytes + sizeBytes > mostBytes) return false;
    sumBytes += sizeBytes;
    return true;
  };
}
