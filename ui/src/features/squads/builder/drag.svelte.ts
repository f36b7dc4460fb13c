import type { Attachment } from 'svelte/attachments';

/** The distance in pixels at which a press becomes a drag. */
const FAR = 6;

/** A drop target, marked by `data-drop`. */
export interface Drop {
  zone: string;
  /** The index among the zone's rows; null for the end. */
  at: number | null;
}

/**
 * Pointer-based dragging: the engine's own drag and drop handles files dropped on the window. Whatever can be
 * dragged can also be done by keyboard.
 */
class Drag {
  /** The id of the figure being dragged. */
  figure = $state<string>();
  name = $state('');
  x = $state(0);
  y = $state(0);
  over = $state.raw<Drop>();

  start(figure: string, name: string): void {
    this.figure = figure;
    this.name = name;
  }

  move(x: number, y: number): void {
    this.x = x;
    this.y = y;
    const under = document.elementFromPoint(x, y);
    const zone = under?.closest<HTMLElement>('[data-drop]');
    const row = under?.closest<HTMLElement>('[data-at]');
    this.over = zone ? { zone: zone.dataset.drop ?? '', at: row ? Number(row.dataset.at) : null } : undefined;
  }

  end(): void {
    this.figure = undefined;
    this.over = undefined;
  }
}

export const drag = new Drag();

/** Makes a row draggable, except by its buttons and fields. */
export function draggable(
  figure: string,
  name: string,
  drop: (where: Drop) => void,
): Attachment<HTMLElement> {
  return (row) => {
    let from: { x: number; y: number } | undefined;

    function down(event: PointerEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest('button, input, select');
      if (event.button !== 0 || event.pointerType === 'touch' || (control && !control.matches('[data-grip]')))
        return;
      from = { x: event.clientX, y: event.clientY };
      window.addEventListener('pointermove', moved);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', stop);
      window.addEventListener('keydown', key, true);
    }

    function moved(event: PointerEvent): void {
      if (!from) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR;
      if (!drag.figure && far) drag.start(figure, name);
      if (drag.figure) {
        window.getSelection()?.removeAllRanges();
        drag.move(event.clientX, event.clientY);
      }
    }

    function up(): void {
      const where = drag.figure ? drag.over : undefined;
      stop();
      if (where) drop(where);
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !drag.figure) return;
      event.stopPropagation();
      stop();
    }

    function stop(): void {
      from = undefined;
      drag.end();
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', key, true);
    }

    row.addEventListener('pointerdown', down);
    return () => {
      stop();
      row.removeEventListener('pointerdown', down);
    };
  };
}
