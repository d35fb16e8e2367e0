import type { ReactNode, Ref } from 'react';
import { ListFrame } from './list-frame.tsx';
import type { ListTexts } from './list-frame.tsx';
import { ListHead } from './list-head.tsx';
import type { ListView, Paging } from './list-view.ts';
import { SearchBox } from './search-box.tsx';

type SearchableListProps<Row> = {
  ref: Ref<HTMLDivElement>;
  title: string;
  count: string;
  search: { label: string; text: string; maxLength: number; onSearch: (text: string) => void };
  view: ListView<Row>;
  paging: Paging;
  texts: ListTexts;
  /** The table or the cards. */
  children: ReactNode;
};

/** A master page: title, search and list. */
export function SearchableList<Row>(props: SearchableListProps<Row>) {
  const { title, count, search, children, ...frame } = props;
  const { text, ...box } = search;
  return (
    <>
      <ListHead title={title} count={count} search={<SearchBox {...box} value={text} />} />
      <ListFrame {...frame} onClearSearch={text === '' ? undefined : () => box.onSearch('')}>
        {children}
      </ListFrame>
    </>
  );
}
