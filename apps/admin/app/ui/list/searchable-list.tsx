import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { ListFrame } from './list-frame.tsx';
import type { ListTexts } from './list-frame.tsx';
import { ListHead } from './list-head.tsx';
import type { ListView, Paging } from './list-view.ts';
import { SearchBox } from './search-box.tsx';
import { listFields } from './use-is-list-in-use.ts';
import { wrappingRow } from '../layout/looks.ts';

type SearchableListProps<Row> = {
  ref: Ref<HTMLDivElement>;
  title: string;
  count: string;
  search: { label: string; text: string; maxLength: number; onSearch: (text: string) => void };
  view: ListView<Row>;
  paging: Paging;
  texts: ListTexts;
  /** Set for lists by steps: a button in the head, the tabs, and fields beside the search. */
  steps?: { action: ReactNode; tabs: ReactNode; filters: ReactNode; emptyAction: ReactNode };
  /** A field above the rows, for lists without steps. */
  filter?: ReactNode;
  /** The table or the cards. */
  children: ReactNode;
};

/** A master page: title, search and list. */
export function SearchableList<Row>(props: SearchableListProps<Row>) {
  const { title, count, search, steps, filter, children, ...frame } = props;
  const { text, ...box } = search;
  const searchBox = <SearchBox {...box} value={text} />;
  return (
    <>
      <ListHead
        title={title}
        count={count}
        {...(steps ? { action: steps.action } : { search: searchBox })}
      />
      {steps?.tabs}
      <ListFrame
        {...frame}
        {...(filter !== undefined && {
          top: (
            <Box {...listFields} sx={fields}>
              {filter}
            </Box>
          ),
        })}
        {...(steps && {
          top: (
            <Box {...listFields} sx={fields}>
              {steps.filters}
              <Box sx={searchField}>{searchBox}</Box>
            </Box>
          ),
          emptyAction: steps.emptyAction,
        })}
        onClearSearch={text === '' ? undefined : () => box.onSearch('')}
      >
        {children}
      </ListFrame>
    </>
  );
}

/** The search field shrinks for the filters, so that both stay in one line as long as they can. */
const searchField = {
  flex: { sm: '1 1 180px' },
  width: { xs: '100%', sm: 'auto' },
  maxWidth: { sm: 260 },
  ml: { sm: 'auto' },
};

const fields = { ...wrappingRow, px: { xs: 3, md: 4 }, py: 2.5 };
