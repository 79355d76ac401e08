import type { ReactNode } from 'react';

interface ContentCheckProps {
  /** The page's address. */
  address: string;
  children: ReactNode;
}

/** While editing, shows a page once its content is sound: until then, what is wrong stands in the overlay. */
export function ContentCheck(props: ContentCheckProps) {
  return process.env.NODE_ENV === 'development' ? <OnceSound {...props} /> : props.children;
}

async function OnceSound({ address, children }: ContentCheckProps) {
  if (process.env.NODE_ENV === 'development') {
    // biome-ignore lint/style/noRestrictedImports: in development alone; a build has looked before Next starts.
    const { throwErrorsAt } = await import('@/build/check-content/while-editing');
    await throwErrorsAt(address);
  }
  return children;
}
