/** The page of a list on screen. */
export type ListView<Row> = {
  rows: Row[];
  /** True while no rows have loaded yet. */
  isLoading: boolean;
  /** True while the rows are still those of the previous page or search. */
  isStale: boolean;
  hasFailed: boolean;
  retry: () => void;
};

export type Paging = {
  page: number;
  /** The first shown row's number in the whole list. */
  firstRow: number;
  pageSize: number;
  pageSizes: readonly number[];
  total: number;
  /** True if the server stopped counting, so that there may be more. */
  isTotalCapped: boolean;
  /** True if no row has all words of the search, and these have some of them. */
  hasSomeWords: boolean;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
};

export type Sorting = {
  /** A field's name, with a leading `-` for descending. */
  sort: string;
  onSort: (sort: string) => void;
};
