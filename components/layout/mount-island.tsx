import { type ComponentType, type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Attributes } from '@/client/attributes';
import { IslandBoundary } from './island-boundary';

/**
 * Makes every island of a name respond, each in a root of its own. Resolves when all do, and never where one failed.
 * The export alone runs it; on the development server Next hydrates the page.
 */
export function mount<Props extends object>(
  name: NonNullable<Attributes['data-root']>,
  Island: ComponentType<Props>,
): Promise<unknown> {
  const places = document.querySelectorAll<HTMLElement>(`[data-root="${name}"]`);
  const mounting = [...places].map(
    (place) =>
      new Promise<void>((resolve) => {
        const props: Props = JSON.parse(place.dataset.props ?? '{}');
        const asItCame = [...place.childNodes].map((node) => node.cloneNode(true));
        let failed = false;
        const giveUp = () => {
          failed = true;
          goOnWithout();
        };
        // What fails in an effect does so after this, in the same task.
        const respond = () => queueMicrotask(() => failed || resolve());
        const withoutScript = (
          <KeepingTyped place={place} onMounted={giveUp}>
            <div className="contents" ref={(element) => element?.replaceChildren(...asItCame)} />
          </KeepingTyped>
        );
        const island = (
          <IslandBoundary fallback={withoutScript}>
            <KeepingTyped place={place} onMounted={respond}>
              <Island {...props} />
            </KeepingTyped>
          </IslandBoundary>
        );
        // React draws anew an island whose markup was altered. It is no error, for nothing is lost.
        hydrateRoot(place, island, { onRecoverableError() {} });
      }),
  );
  return Promise.all(mounting);
}

/** An island failed: its markup stands as it came, and the boot script does what it does where none of this came. */
function goOnWithout() {
  const { dataset } = document.documentElement;
  delete dataset.hydrated;
  dispatchEvent(new Event('unrecovered'));
}

/** The fields of an island, each of which has an id. */
const FIELDS = 'input[id], select[id], textarea[id]';

interface KeepingTypedProps {
  place: HTMLElement;
  onMounted: () => void;
  children: ReactNode;
}

/** Where an island is drawn anew, or its markup comes back, puts back what a visitor typed or chose, with the caret. */
function KeepingTyped({ place, onMounted, children }: KeepingTypedProps) {
  // While it renders, what stood there still stands there; a last rendering and its effects are one task.
  const before = [...place.querySelectorAll<HTMLInputElement>(FIELDS)];
  const focused = document.activeElement;
  const caret = focused && caretOf(focused);

  // Before the effects of the island, which read the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    for (const old of before) {
      const field = document.getElementById(old.id) as HTMLInputElement | null;
      if (!field || field === old) continue;
      if (field.value !== old.value) field.value = old.value;
      if (old !== focused) continue;
      field.focus({ preventScroll: true });
      if (caret) field.setSelectionRange(...caret);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onMounted, []);
  return children;
}

function caretOf(element: Element): [number, number] | undefined {
  const { selectionStart, selectionEnd } = element as Partial<HTMLInputElement>;
  return selectionStart == null ? undefined : [selectionStart, selectionEnd ?? selectionStart];
}

// React takes each element to be where it put it, and throws where somebody has moved or removed one since, as extensions
// do (facebook/react#11538). Here what was moved is removed where it is, and what was to stand before it stands before
// what holds it now.
const { insertBefore, removeChild } = Node.prototype;
Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  const parent = child.parentNode;
  return parent ? (removeChild.call(parent, child) as Child) : child;
};
Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  child: Child,
  next: Node | null,
): Child {
  let place = next;
  while (place && place.parentNode !== this) place = place.parentNode;
  return insertBefore.call(this, child, place) as Child;
};
