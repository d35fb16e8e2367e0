import type { Page } from '@dalan/contract/text/lists';

/** All rows of a list. A row that a newer one pushes to the next page meanwhile counts once. */
export async function allPages<Row extends { _id: string }>(
  fetchPage: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchPage(page);
    for (const row of rows) found.set(row._id, row);
    if (rows.length === 0 || found.size >= total) return [...found.values()];
  }
}
