import { skipToken, useQuery } from '@tanstack/react-query';

type Rows<Row> = { rows: Row[]; isLoading: boolean };
type Shown<Row> = { id: string; row: Row | undefined };

/** The rows of a list, with the one that an address names, wherever it is. */
export function useWithRow<Row extends { _id: string }>(
  shown: Shown<Row> | undefined,
  list: Rows<Row>,
  load: (id: string, signal: AbortSignal) => Promise<Row>,
): Rows<Row> {
  const id = shown?.row === undefined ? (shown?.id ?? '') : '';
  const isMissing = id !== '' && !list.isLoading && list.rows.every(({ _id }) => _id !== id);
  const { data, isPending } = useQuery({
    queryKey: ['row', id],
    queryFn: isMissing ? ({ signal }) => load(id, signal) : skipToken,
    gcTime: 0,
    retry: false,
  });
  if (!isMissing) return list;
  return { rows: data === undefined ? [] : [data], isLoading: isPending };
}
