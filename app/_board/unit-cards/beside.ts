interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Pixels to the edge of the window. */
const margin = 8;

/** Where a sheet of a size lies at a button: under it, else above it, wholly in the window, and touching it wherever there is room, so that a mouse can go over to it. */
export function beside(button: Box, sheet: Size, window: Size): { left: number; top: number } {
  const within = (from: number, length: number, whole: number) => Math.max(margin, Math.min(from, whole - length - margin));
  const isRoomBelow = button.bottom + sheet.height <= window.height - margin;
  const isRoomAbove = button.top - sheet.height >= margin;
  return {
    left: within(button.right - sheet.width, sheet.width, window.width),
    top: isRoomBelow ? button.bottom : isRoomAbove ? button.top - sheet.height : within(button.bottom, sheet.height, window.height),
  };
}

/** Lays a sheet at its button, anew whenever it grows, until the answer is called. */
export function keptBeside(button: Element, sheet: HTMLElement): () => void {
  const watch = new ResizeObserver(() => {
    const { clientWidth: width } = document.documentElement;
    const { left, top } = beside(button.getBoundingClientRect(), sheet.getBoundingClientRect(), { width, height: window.innerHeight });
    Object.assign(sheet.style, { left: `${left}px`, top: `${top}px` });
  });
  watch.observe(sheet);
  return () => watch.disconnect();
}
