import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';

import { notKeptTexts } from './not-kept.texts.ts';

/** Replaces a page that the phone has not kept, and loads it when the connection is back. */
export function NotKept({ heading: Heading }: { heading: 'h1' | 'h2' }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <div className="panel">
      <img src="/art/placeholder.svg" alt="" width="640" height="640" />
      <Heading>{notKeptTexts.title}</Heading>
      <p>{notKeptTexts.text}</p>
      <Link to="/products" className="button">
        {notKeptTexts.action}
      </Link>
    </div>
  );
}
