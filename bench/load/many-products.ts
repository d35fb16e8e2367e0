import { withDatabase } from '../stored-orders.ts';

/**
 * Fills a shop with products by SQL: names of a grain, a place and a number, in 16 categories, with
 * the pictures of the demo flours and stock of 0 to 60 kg.
 */
export function addManyProducts(databaseUrl: string, count: number): Promise<void> {
  return withDatabase(databaseUrl, async (client) => {
    await client.query(
      `with made as (
         insert into products (name, name_mr, category, description, text, search_also, price_paise,
           sale, media_id, created_at)
         select (array['Wheat', 'Jowar', 'Bajra', 'Rice', 'Nachni', 'Makka', 'Besan', 'Soya'])[1 + n % 8]
             || ' ' || (array['Satara', 'Nashik', 'Wai', 'Karad', 'Baramati', 'Saswad', 'Bhor',
               'Mulshi', 'Junnar'])[1 + n % 9] || ' No. ' || n,
           'पीठ ' || n, 'Category ' || (n % 16), 'Ground cool on stone from whole grain number ' || n ||
             '. Keeps its bran and its germ, and smells of the field it comes from.',
           'For bhakri', array['grain' || n], 4000 + (n % 300) * 100, n % 10 = 0,
           (select id from media order by id limit 1 offset n % 12), now() - n * interval '1 minute'
         from generate_series(1, $1) n returning id, price_paise)
       insert into stock (product_id, on_hand_grams) select id, price_paise % 61 * 1000 from made`,
      [count],
    );
    await client.query(`
      insert into stock_movements (product_id, delta_grams, reason)
      select product_id, on_hand_grams, 'opening' from stock
      where on_hand_grams > 0 and not exists (
        select from stock_movements where product_id = stock.product_id)`);
    await client.query('vacuum analyze');
  });
}
