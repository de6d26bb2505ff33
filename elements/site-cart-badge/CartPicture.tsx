import { useEffect, useRef, useState } from 'react';

/** A picture of an article; the name stands beside it. One that does not come leaves its place plain. */
export function CartPicture({ address }: { readonly address: string }) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const ended = new AbortController();
    image.current?.addEventListener('error', () => setIsMissing(true), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return isMissing ? null : <img ref={image} src={address} alt="" width="96" height="96" />;
}
