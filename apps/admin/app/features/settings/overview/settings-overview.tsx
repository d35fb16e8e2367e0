import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { panelPaths } from '@dalan/contract/pages/panel-paths';
import { settingsPages } from '@dalan/contract/settings/settings';
import type { SettingsPage, SettingsVersion } from '@dalan/contract/settings/settings';
import { settingsTitles } from '@dalan/contract/settings/settings-titles';
import { useShop } from '../../../lib/api/shop.ts';
import { useStaff } from '../../../lib/api/staff.ts';
import { formatRecentDay } from '../../../lib/format/india-time.ts';
import type { IconName } from '../../../ui/icons/icon-paths.ts';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { findPage, useSettings } from '../framework/index.ts';
import { OverviewList } from './overview-list.tsx';
import type { OverviewRow } from './overview-list.tsx';
import { overviewTexts, staffInWords } from './overview-texts.ts';
import { pageInWords, madeUpInWords } from './page-in-words.ts';

const icons: Record<SettingsPage, IconName> = {
  profile: 'store',
  delivery: 'truck',
  payment: 'rupee',
  banners: 'image',
  testimonials: 'chat',
  legal: 'document',
  alerts: 'bell',
};

/** Says what is set, in words, and who last changed it. Each row opens its page. */
export function SettingsOverview() {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 }}>
        <PageTitle>{overviewTexts.title}</PageTitle>
        <Typography sx={{ color: 'text.secondary' }}>{overviewTexts.about}</Typography>
      </Box>
      <OverviewList title={overviewTexts.shop} rows={useShopRows()} />
      <OverviewList title={overviewTexts.people} rows={usePeopleRows()} />
    </>
  );
}

/** Settings whose page the panel does not have are left out. */
const paths: Partial<Record<string, string>> = panelPaths;

function useShopRows(): OverviewRow[] {
  const shop = useShop();
  const { data, isError } = useSettings();
  return settingsPages.flatMap((page): OverviewRow[] => {
    const path = paths[page];
    if (path === undefined) return [];
    const version = findPage(data?.data, page) as SettingsVersion | undefined;
    const row = { path, icon: icons[page], label: settingsTitles[page] };
    if (version === undefined) {
      return [{ ...row, text: isError ? overviewTexts.notLoaded : overviewTexts.loading }];
    }
    const { text, missing } = pageInWords(version);
    return [
      {
        ...row,
        text,
        missing: [...madeUpInWords(shop, page), ...missing],
        last: lastInWords(version),
      },
    ];
  });
}

function usePeopleRows(): OverviewRow[] {
  const { data } = useStaff();
  return [
    {
      path: panelPaths.staff,
      icon: 'users',
      label: overviewTexts.staff,
      text: data ? staffInWords(data) : overviewTexts.staffWithoutFigures,
    },
    {
      path: panelPaths.audit,
      icon: 'history',
      label: overviewTexts.audit,
      text: overviewTexts.auditText,
    },
    {
      path: panelPaths.data,
      icon: 'document',
      label: overviewTexts.data,
      text: overviewTexts.dataText,
    },
  ];
}

/** `9 Nov, Sunanda More`. */
function lastInWords({ savedAt, savedBy }: SettingsVersion): string {
  if (savedAt === null) return overviewTexts.neverSaved;
  return [formatRecentDay(savedAt), savedBy].filter((part) => part !== '').join(', ');
}
