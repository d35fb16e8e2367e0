import type { User } from '@dalan/contract/people/accounts';
import { useWithRow } from '../../lib/api/with-row.ts';
import { useMayCall } from '../../lib/session/duty.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { countText } from '../../ui/list/count-text.ts';
import { ListTable } from '../../ui/list/list-table.tsx';
import { SearchableList } from '../../ui/list/searchable-list.tsx';
import { useRowDialog, useShownRow } from '../../ui/row-dialog/use-row-dialog.ts';
import { UserActions, userDialogs, userDialogsWithoutDelete } from './user-actions.tsx';
import type { UserDialog } from './user-actions.tsx';
import { userColumns } from './user-columns.tsx';
import { listTexts } from './user-texts.ts';
import { findUser, useUsers } from './use-users.ts';

const UserDialogs = lazyOverlay(async () => (await import('./user-dialogs.tsx')).UserDialogs);

export function UserMaster() {
  const mayCall = useMayCall();
  // Neither the button nor an address opens a dialog that the duty does not include.
  const kinds = mayCall('deleteUser') ? userDialogs : userDialogsWithoutDelete;
  const { listRef, isInUse, shown, show, frame } = useRowDialog<UserDialog, User>({
    name: 'user',
    kinds,
  });
  const { params, view, paging, sorting, isCounted } = useUsers({ isInUse });
  const row = useShownRow(shown, useWithRow(shown, view, findUser), frame.onClose);
  const columns = userColumns((user, index) => (
    <UserActions user={user} dialogs={kinds} onOpen={(kind) => show(kind, user, index)} />
  ));

  return (
    <>
      <SearchableList
        ref={listRef}
        title="User Master"
        count={isCounted ? countText(paging, 'user', params.q) : ''}
        search={{ label: 'Search Users', ...params.search }}
        view={view}
        paging={paging}
        texts={listTexts(params.q)}
      >
        <ListTable
          caption="Users"
          columns={columns}
          view={view}
          pageSize={paging.pageSize}
          sorting={sorting}
          minWidth={566}
        />
      </SearchableList>
      {shown && row && (
        <UserDialogs
          kind={shown.kind}
          user={row}
          state={frame}
          onEdit={() => show('edit', row, shown.index)}
        />
      )}
    </>
  );
}
