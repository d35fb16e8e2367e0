/** One page of a list as the screen has it at the moment. */
export type ListView<Row> = {
  rows: Row[];
  /** The first rows have not come yet. */
  isLoading: boolean;
  /** The rows are of another page or search; the ones asked for are on their way. */
  isStale: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** Which page of how many rows. */
export type Paging = {
  page: number;
  /** The place in the whole list of the first row shown: of the last page that came. */
  firstRow: number;
  pageSize: number;
  pageSizes: readonly number[];
  total: number;
  /** The server stops counting here: there may be more. */
  isTotalOpen: boolean;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
};

export type Sorting = {
  /** A field's name, `-` before it for descending. */
  sort: string;
  onSort: (sort: string) => void;
};
