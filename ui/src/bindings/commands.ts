// Made from app/src/commands.rs by its tests; don't edit.
import type { About } from './About';
import type { AddEveningPhoto } from './AddEveningPhoto';
import type { AddHolding } from './AddHolding';
import type { AddProduct } from './AddProduct';
import type { AliasForgotten } from './AliasForgotten';
import type { AliasList } from './AliasList';
import type { AliasRequest } from './AliasRequest';
import type { AliasView } from './AliasView';
import type { AmountsRequest } from './AmountsRequest';
import type { AnywayMissions } from './AnywayMissions';
import type { AnywayRequest } from './AnywayRequest';
import type { BackupList } from './BackupList';
import type { BackupRequest } from './BackupRequest';
import type { BackupSaved } from './BackupSaved';
import type { BeginRequest } from './BeginRequest';
import type { BookRequest } from './BookRequest';
import type { BringBackMatch } from './BringBackMatch';
import type { BringBackRequest } from './BringBackRequest';
import type { BringBackRevision } from './BringBackRevision';
import type { CampaignList } from './CampaignList';
import type { CampaignMade } from './CampaignMade';
import type { CampaignRequest } from './CampaignRequest';
import type { ChangeDone } from './ChangeDone';
import type { ChangeRequest } from './ChangeRequest';
import type { CheckSquad } from './CheckSquad';
import type { ChoicesRequest } from './ChoicesRequest';
import type { Collection } from './Collection';
import type { CollectionRequest } from './CollectionRequest';
import type { CompareFacts } from './CompareFacts';
import type { CompareOwnWords } from './CompareOwnWords';
import type { CompareSquadsRequest } from './CompareSquadsRequest';
import type { CopiesRequest } from './CopiesRequest';
import type { CopyList } from './CopyList';
import type { CopyRequest } from './CopyRequest';
import type { CopyView } from './CopyView';
import type { CostChanges } from './CostChanges';
import type { CountAnswer } from './CountAnswer';
import type { CountRequest } from './CountRequest';
import type { Counts } from './Counts';
import type { DraftChecked } from './DraftChecked';
import type { DraftRequest } from './DraftRequest';
import type { Drawn } from './Drawn';
import type { DropRequest } from './DropRequest';
import type { Dropped } from './Dropped';
import type { DuplicateRequest } from './DuplicateRequest';
import type { EditDone } from './EditDone';
import type { EditHoldings } from './EditHoldings';
import type { EveningList } from './EveningList';
import type { EveningPhotoRequest } from './EveningPhotoRequest';
import type { ExportCampaign } from './ExportCampaign';
import type { ExportFacts } from './ExportFacts';
import type { ExportMatches } from './ExportMatches';
import type { ExportOwnWords } from './ExportOwnWords';
import type { ExportPack } from './ExportPack';
import type { ExportRequest } from './ExportRequest';
import type { ExportSquadRequest } from './ExportSquadRequest';
import type { Exported } from './Exported';
import type { FactDifferences } from './FactDifferences';
import type { FactGrid } from './FactGrid';
import type { FactGridRequest } from './FactGridRequest';
import type { FactTable } from './FactTable';
import type { FigureDetails } from './FigureDetails';
import type { FigurePage } from './FigurePage';
import type { FigureRequest } from './FigureRequest';
import type { FillRequest } from './FillRequest';
import type { Fillings } from './Fillings';
import type { ForgetAmounts } from './ForgetAmounts';
import type { ForgetRequest } from './ForgetRequest';
import type { FreshStart } from './FreshStart';
import type { GameRequest } from './GameRequest';
import type { GameView } from './GameView';
import type { GapAnswer } from './GapAnswer';
import type { HoldingPage } from './HoldingPage';
import type { HoldingRow } from './HoldingRow';
import type { HoldingsRequest } from './HoldingsRequest';
import type { HomeView } from './HomeView';
import type { ImportAnswer } from './ImportAnswer';
import type { ImportCampaign } from './ImportCampaign';
import type { ImportRequest } from './ImportRequest';
import type { InstallRequest } from './InstallRequest';
import type { Installed } from './Installed';
import type { KeepFacts } from './KeepFacts';
import type { KeptCampaign } from './KeptCampaign';
import type { KeptFacts } from './KeptFacts';
import type { ListSquads } from './ListSquads';
import type { MapList } from './MapList';
import type { MapsRequest } from './MapsRequest';
import type { MatchList } from './MatchList';
import type { MatchRequest } from './MatchRequest';
import type { MatchView } from './MatchView';
import type { MatchesRequest } from './MatchesRequest';
import type { MendPreview } from './MendPreview';
import type { MendRequest } from './MendRequest';
import type { Moment } from './Moment';
import type { MomentRequest } from './MomentRequest';
import type { MyFigures } from './MyFigures';
import type { NightAnswer } from './NightAnswer';
import type { NightRequest } from './NightRequest';
import type { Nothing } from './Nothing';
import type { OpenAmounts } from './OpenAmounts';
import type { OpenCampaign } from './OpenCampaign';
import type { OpenSquad } from './OpenSquad';
import type { OwnWordDifferences } from './OwnWordDifferences';
import type { OwnWordKept } from './OwnWordKept';
import type { OwnWordsTaken } from './OwnWordsTaken';
import type { PackList } from './PackList';
import type { PackRemoved } from './PackRemoved';
import type { PackRequest } from './PackRequest';
import type { PaperForm } from './PaperForm';
import type { PhotoRequest } from './PhotoRequest';
import type { PhotoView } from './PhotoView';
import type { PinRequest } from './PinRequest';
import type { PinSet } from './PinSet';
import type { PreviewPage } from './PreviewPage';
import type { PreviewRequest } from './PreviewRequest';
import type { PreviewStep } from './PreviewStep';
import type { PrintRequest } from './PrintRequest';
import type { PrintedFile } from './PrintedFile';
import type { ProductAdded } from './ProductAdded';
import type { ProductList } from './ProductList';
import type { PutCopy } from './PutCopy';
import type { QuickFound } from './QuickFound';
import type { QuickRequest } from './QuickRequest';
import type { RandomRequest } from './RandomRequest';
import type { ReadList } from './ReadList';
import type { ReadListRequest } from './ReadListRequest';
import type { RemoveEvening } from './RemoveEvening';
import type { RemoveEveningPhoto } from './RemoveEveningPhoto';
import type { RemoveMyFigure } from './RemoveMyFigure';
import type { RemovedMyFigure } from './RemovedMyFigure';
import type { RemovedSquad } from './RemovedSquad';
import type { RenameCampaign } from './RenameCampaign';
import type { RestoreRequest } from './RestoreRequest';
import type { Restored } from './Restored';
import type { Room } from './Room';
import type { RoomRequest } from './RoomRequest';
import type { SaveEvening } from './SaveEvening';
import type { SaveMatch } from './SaveMatch';
import type { SaveMyFigure } from './SaveMyFigure';
import type { SaveRequest } from './SaveRequest';
import type { SavedMyFigure } from './SavedMyFigure';
import type { SavedRevision } from './SavedRevision';
import type { ScoreRequest } from './ScoreRequest';
import type { Scored } from './Scored';
import type { SearchRequest } from './SearchRequest';
import type { Seats } from './Seats';
import type { SetHolding } from './SetHolding';
import type { Settings } from './Settings';
import type { SettingsChange } from './SettingsChange';
import type { SettleRequest } from './SettleRequest';
import type { SetupChecked } from './SetupChecked';
import type { SetupChoices } from './SetupChoices';
import type { SetupRequest } from './SetupRequest';
import type { SquadComparison } from './SquadComparison';
import type { SquadFile } from './SquadFile';
import type { SquadHistory } from './SquadHistory';
import type { SquadList } from './SquadList';
import type { SquadMade } from './SquadMade';
import type { SquadQr } from './SquadQr';
import type { SquadRequest } from './SquadRequest';
import type { SquadText } from './SquadText';
import type { SquadWords } from './SquadWords';
import type { StandingsView } from './StandingsView';
import type { Started } from './Started';
import type { StepPreview } from './StepPreview';
import type { StopRequest } from './StopRequest';
import type { TakeOwnWords } from './TakeOwnWords';
import type { TakenBack } from './TakenBack';
import type { TapRequest } from './TapRequest';
import type { TermLines } from './TermLines';
import type { TermRequest } from './TermRequest';
import type { TermSearch } from './TermSearch';
import type { TermSummary } from './TermSummary';
import type { TermView } from './TermView';
import type { TurnPhoto } from './TurnPhoto';
import type { UndoTap } from './UndoTap';
import type { UnsettleRequest } from './UnsettleRequest';
import type { WriteOwnWord } from './WriteOwnWord';
import type { WriteSquadRequest } from './WriteSquadRequest';

export interface Commands {
  start: { request: Nothing; answer: Started };
  change_settings: { request: SettingsChange; answer: Settings };
  about: { request: Nothing; answer: About };
  counts: { request: GameRequest; answer: Counts };
  home: { request: GameRequest; answer: HomeView };
  sample_squad: { request: GameRequest; answer: SquadMade };
  backups: { request: Nothing; answer: BackupList };
  save_backup: { request: BackupRequest; answer: BackupSaved };
  restore_backup: { request: RestoreRequest; answer: Restored };
  start_fresh: { request: Nothing; answer: FreshStart };
  packs: { request: Nothing; answer: PackList };
  export_pack: { request: ExportPack; answer: Nothing };
  remove_pack: { request: PackRequest; answer: PackRemoved };
  bring_back_pack: { request: BringBackRequest; answer: Nothing };
  reload_packs: { request: Nothing; answer: PackList };
  game: { request: GameRequest; answer: GameView };
  search_figures: { request: SearchRequest; answer: FigurePage };
  figure: { request: FigureRequest; answer: FigureDetails };
  my_figures: { request: GameRequest; answer: MyFigures };
  save_my_figure: { request: SaveMyFigure; answer: SavedMyFigure };
  remove_my_figure: { request: RemoveMyFigure; answer: RemovedMyFigure };
  collection: { request: CollectionRequest; answer: Collection };
  holdings: { request: HoldingsRequest; answer: HoldingPage };
  set_holding: { request: SetHolding; answer: HoldingRow };
  edit_holdings: { request: EditHoldings; answer: EditDone };
  add_holding: { request: AddHolding; answer: HoldingRow };
  quick_find: { request: QuickRequest; answer: QuickFound };
  products: { request: GameRequest; answer: ProductList };
  add_product: { request: AddProduct; answer: ProductAdded };
  copies: { request: CopiesRequest; answer: CopyList };
  put_copy: { request: PutCopy; answer: CopyView };
  remove_copy: { request: CopyRequest; answer: ChangeDone };
  photo: { request: CopyRequest; answer: PhotoView };
  large_photo: { request: CopyRequest; answer: PhotoView };
  turn_photo: { request: TurnPhoto; answer: ChangeDone };
  remove_photo: { request: CopyRequest; answer: ChangeDone };
  take_back_change: { request: ChangeDone; answer: TakenBack };
  export_collection: { request: ExportRequest; answer: Exported };
  new_squad: { request: DraftRequest; answer: OpenSquad };
  open_squad: { request: SquadRequest; answer: OpenSquad };
  save_squad: { request: SaveRequest; answer: SavedRevision };
  check_squad: { request: CheckSquad; answer: DraftChecked };
  squads: { request: ListSquads; answer: SquadList };
  duplicate_squad: { request: DuplicateRequest; answer: OpenSquad };
  remove_squad: { request: SquadRequest; answer: RemovedSquad };
  undelete_squad: { request: SquadRequest; answer: OpenSquad };
  removed_squads: { request: GameRequest; answer: SquadList };
  squad_history: { request: SquadRequest; answer: SquadHistory };
  restore_squad: { request: BringBackRevision; answer: OpenSquad };
  compare_squads: { request: CompareSquadsRequest; answer: SquadComparison };
  cost_changes: { request: GameRequest; answer: CostChanges };
  acknowledge_costs: { request: SquadRequest; answer: Nothing };
  learn_alias: { request: AliasRequest; answer: AliasView };
  aliases: { request: GameRequest; answer: AliasList };
  forget_alias: { request: ForgetRequest; answer: AliasForgotten };
  term_lines: { request: TermSearch; answer: TermLines };
  term: { request: TermRequest; answer: TermView };
  term_summary: { request: GameRequest; answer: TermSummary };
  squad_words: { request: DraftRequest; answer: SquadWords };
  write_own_word: { request: WriteOwnWord; answer: OwnWordKept };
  take_own_words: { request: TakeOwnWords; answer: OwnWordsTaken };
  export_own_words: { request: ExportOwnWords; answer: Exported };
  settle: { request: SettleRequest; answer: Nothing };
  unsettle: { request: UnsettleRequest; answer: Nothing };
  fact_grid: { request: FactGridRequest; answer: FactGrid };
  keep_facts: { request: KeepFacts; answer: KeptFacts };
  export_facts: { request: ExportFacts; answer: Exported };
  export_fact_gaps: { request: FactTable; answer: Exported };
  write_squad: { request: WriteSquadRequest; answer: SquadText };
  export_squad: { request: ExportSquadRequest; answer: SquadFile };
  share_code: { request: DraftRequest; answer: SquadText };
  squad_qr: { request: DraftRequest; answer: SquadQr };
  campaigns: { request: Nothing; answer: CampaignList };
  campaign_choices: { request: ChoicesRequest; answer: SetupChoices };
  check_campaign: { request: SetupRequest; answer: SetupChecked };
  begin_campaign: { request: BeginRequest; answer: CampaignMade };
  campaign: { request: OpenCampaign; answer: KeptCampaign };
  preview_step: { request: PreviewStep; answer: StepPreview };
  book_step: { request: BookRequest; answer: KeptCampaign };
  undo_step: { request: ChangeRequest; answer: KeptCampaign };
  redo_step: { request: ChangeRequest; answer: KeptCampaign };
  campaign_moment: { request: MomentRequest; answer: Moment };
  preview_mend: { request: MendRequest; answer: MendPreview };
  mend_campaign: { request: MendRequest; answer: KeptCampaign };
  anyway_missions: { request: AnywayRequest; answer: AnywayMissions };
  campaign_seats: { request: CampaignRequest; answer: Seats };
  paper_form: { request: CampaignRequest; answer: PaperForm };
  open_amounts: { request: AmountsRequest; answer: OpenAmounts };
  forget_amounts: { request: ForgetAmounts; answer: Nothing };
  rename_campaign: { request: RenameCampaign; answer: Nothing };
  remove_campaign: { request: CampaignRequest; answer: CampaignMade };
  bring_back_campaign: { request: CampaignRequest; answer: CampaignMade };
  set_campaign_pin: { request: PinRequest; answer: PinSet };
  export_campaign: { request: ExportCampaign; answer: Nothing };
  campaign_night: { request: NightRequest; answer: NightAnswer };
  night_tap: { request: TapRequest; answer: NightAnswer };
  night_undo: { request: UndoTap; answer: NightAnswer };
  save_evening: { request: SaveEvening; answer: EveningList };
  remove_evening: { request: RemoveEvening; answer: EveningList };
  evening_photo: { request: EveningPhotoRequest; answer: PhotoView };
  large_evening_photo: { request: EveningPhotoRequest; answer: PhotoView };
  remove_evening_photo: { request: RemoveEveningPhoto; answer: EveningList };
  matches: { request: MatchesRequest; answer: MatchList };
  save_match: { request: SaveMatch; answer: MatchView };
  remove_match: { request: MatchRequest; answer: MatchView };
  bring_back_match: { request: BringBackMatch; answer: MatchView };
  score_match: { request: ScoreRequest; answer: Scored };
  standings: { request: MatchesRequest; answer: StandingsView };
  match_maps: { request: MapsRequest; answer: MapList };
  export_matches: { request: ExportMatches; answer: Exported };
  print_preview: { request: PreviewRequest; answer: PreviewPage };
  print_save: { request: PrintRequest; answer: PrintedFile };
  stop_work: { request: StopRequest; answer: Nothing };
  recognise: { request: DropRequest; answer: Dropped };
  install_pack: { request: InstallRequest; answer: Installed };
  set_photo: { request: PhotoRequest; answer: ChangeDone };
  read_spreadsheet: { request: ImportRequest; answer: ImportAnswer };
  import_collection: { request: ImportRequest; answer: ImportAnswer };
  read_list: { request: ReadListRequest; answer: ReadList };
  compare_facts: { request: CompareFacts; answer: FactDifferences };
  compare_own_words: { request: CompareOwnWords; answer: OwnWordDifferences };
  import_campaign: { request: ImportCampaign; answer: CampaignMade };
  add_evening_photo: { request: AddEveningPhoto; answer: EveningList };
  squad_room: { request: RoomRequest; answer: Room };
  fill_squad: { request: FillRequest; answer: Fillings };
  random_squad: { request: RandomRequest; answer: Drawn };
  count_squads: { request: CountRequest; answer: CountAnswer };
  next_purchase: { request: CountRequest; answer: GapAnswer };
}

export type Topic = 'settings' | 'packs' | 'collection' | 'squads' | 'aliases' | 'campaigns' | 'nights' | 'matches' | 'backups';

/** What the answer of a command depends on. */
export const READS: Record<keyof Commands, readonly Topic[]> = {
  start: ['settings', 'packs'],
  change_settings: [],
  about: ['packs'],
  counts: ['packs', 'collection', 'squads', 'campaigns', 'matches'],
  home: ['packs', 'collection', 'squads', 'campaigns', 'matches', 'backups'],
  sample_squad: [],
  backups: ['backups'],
  save_backup: [],
  restore_backup: [],
  start_fresh: [],
  packs: ['packs'],
  export_pack: [],
  remove_pack: [],
  bring_back_pack: [],
  reload_packs: [],
  game: ['packs'],
  search_figures: ['packs', 'collection'],
  figure: ['packs', 'collection', 'squads'],
  my_figures: ['packs', 'collection', 'squads'],
  save_my_figure: [],
  remove_my_figure: [],
  collection: ['packs', 'collection'],
  holdings: ['packs', 'collection', 'squads'],
  set_holding: [],
  add_holding: [],
  quick_find: ['packs', 'collection'],
  products: ['packs'],
  add_product: [],
  copies: ['packs', 'collection'],
  put_copy: [],
  remove_copy: [],
  photo: ['collection'],
  large_photo: ['collection'],
  turn_photo: [],
  remove_photo: [],
  take_back_change: [],
  export_collection: [],
  new_squad: [],
  open_squad: ['packs', 'squads', 'collection'],
  save_squad: [],
  check_squad: ['packs', 'collection', 'squads'],
  squads: ['packs', 'collection', 'squads'],
  duplicate_squad: [],
  remove_squad: [],
  undelete_squad: [],
  removed_squads: ['packs', 'collection', 'squads'],
  squad_history: ['packs', 'squads'],
  restore_squad: [],
  compare_squads: ['packs', 'collection', 'squads'],
  cost_changes: ['packs', 'squads'],
  acknowledge_costs: [],
  learn_alias: [],
  aliases: ['packs', 'aliases'],
  forget_alias: [],
  term_lines: ['packs'],
  term: ['packs'],
  term_summary: ['packs'],
  squad_words: ['packs'],
  write_own_word: [],
  take_own_words: [],
  export_own_words: [],
  settle: [],
  unsettle: [],
  fact_grid: ['packs'],
  keep_facts: [],
  export_facts: [],
  export_fact_gaps: [],
  write_squad: ['packs'],
  export_squad: [],
  share_code: ['packs'],
  squad_qr: ['packs'],
  campaigns: ['packs', 'campaigns'],
  campaign_choices: ['packs'],
  check_campaign: ['packs'],
  begin_campaign: [],
  campaign: ['packs', 'campaigns'],
  preview_step: ['packs', 'campaigns'],
  book_step: [],
  undo_step: [],
  redo_step: [],
  campaign_moment: ['packs', 'campaigns'],
  preview_mend: ['packs', 'campaigns'],
  mend_campaign: [],
  anyway_missions: ['packs', 'campaigns'],
  campaign_seats: ['packs', 'campaigns'],
  paper_form: ['packs', 'campaigns'],
  open_amounts: ['packs', 'campaigns'],
  forget_amounts: [],
  rename_campaign: [],
  remove_campaign: [],
  bring_back_campaign: [],
  set_campaign_pin: [],
  export_campaign: [],
  campaign_night: ['packs', 'campaigns', 'nights'],
  night_tap: [],
  night_undo: [],
  save_evening: [],
  remove_evening: [],
  evening_photo: ['campaigns'],
  large_evening_photo: ['campaigns'],
  remove_evening_photo: [],
  matches: ['packs', 'matches', 'squads'],
  save_match: [],
  remove_match: [],
  bring_back_match: [],
  score_match: ['packs'],
  standings: ['packs', 'matches'],
  match_maps: ['packs'],
  export_matches: [],
  print_preview: ['packs', 'collection', 'squads', 'campaigns', 'matches', 'settings'],
  print_save: [],
  stop_work: [],
  recognise: ['packs'],
  install_pack: [],
  set_photo: [],
  read_spreadsheet: ['packs', 'collection'],
  import_collection: [],
  read_list: ['packs', 'aliases', 'collection', 'squads'],
  compare_facts: ['packs'],
  compare_own_words: ['packs'],
  import_campaign: [],
  add_evening_photo: [],
  squad_room: ['packs', 'collection'],
  fill_squad: ['packs', 'collection'],
  random_squad: ['packs', 'collection'],
  count_squads: ['packs', 'collection'],
  next_purchase: ['packs', 'collection'],
};

/** What is no longer the same after a command. */
export const CHANGES: Record<keyof Commands, readonly Topic[]> = {
  start: [],
  change_settings: ['settings'],
  about: [],
  counts: [],
  home: [],
  sample_squad: ['squads'],
  backups: [],
  save_backup: ['backups'],
  restore_backup: ['settings', 'packs', 'collection', 'squads', 'aliases', 'campaigns', 'nights', 'matches', 'backups'],
  start_fresh: ['settings', 'packs', 'collection', 'squads', 'aliases', 'campaigns', 'nights', 'matches', 'backups'],
  packs: [],
  export_pack: [],
  remove_pack: ['packs'],
  bring_back_pack: ['packs'],
  reload_packs: ['packs'],
  game: [],
  search_figures: [],
  figure: [],
  my_figures: [],
  save_my_figure: ['packs'],
  remove_my_figure: ['packs'],
  collection: [],
  holdings: [],
  set_holding: ['collection'],
  add_holding: ['collection'],
  quick_find: [],
  products: [],
  add_product: ['collection'],
  copies: [],
  put_copy: ['collection'],
  remove_copy: ['collection'],
  photo: [],
  large_photo: [],
  turn_photo: ['collection'],
  remove_photo: ['collection'],
  take_back_change: ['packs', 'collection'],
  export_collection: [],
  new_squad: ['squads'],
  open_squad: [],
  save_squad: ['squads'],
  check_squad: [],
  squads: [],
  duplicate_squad: ['squads'],
  remove_squad: ['squads'],
  undelete_squad: ['squads'],
  removed_squads: [],
  squad_history: [],
  restore_squad: ['squads'],
  compare_squads: [],
  cost_changes: [],
  acknowledge_costs: ['squads'],
  learn_alias: ['aliases'],
  aliases: [],
  forget_alias: ['aliases'],
  term_lines: [],
  term: [],
  term_summary: [],
  squad_words: [],
  write_own_word: ['packs'],
  take_own_words: ['packs'],
  export_own_words: [],
  settle: ['packs'],
  unsettle: ['packs'],
  fact_grid: [],
  keep_facts: ['packs'],
  export_facts: [],
  export_fact_gaps: [],
  write_squad: [],
  export_squad: [],
  share_code: [],
  squad_qr: [],
  campaigns: [],
  campaign_choices: [],
  check_campaign: [],
  begin_campaign: ['campaigns'],
  campaign: [],
  preview_step: [],
  book_step: ['campaigns'],
  undo_step: ['campaigns'],
  redo_step: ['campaigns'],
  campaign_moment: [],
  preview_mend: [],
  mend_campaign: ['campaigns'],
  anyway_missions: [],
  campaign_seats: [],
  paper_form: [],
  open_amounts: [],
  forget_amounts: ['packs'],
  rename_campaign: ['campaigns'],
  remove_campaign: ['campaigns'],
  bring_back_campaign: ['campaigns'],
  set_campaign_pin: ['campaigns'],
  export_campaign: [],
  campaign_night: [],
  night_tap: ['nights'],
  night_undo: ['nights'],
  save_evening: ['campaigns'],
  remove_evening: ['campaigns'],
  evening_photo: [],
  large_evening_photo: [],
  remove_evening_photo: ['campaigns'],
  matches: [],
  save_match: ['matches'],
  remove_match: ['matches'],
  bring_back_match: ['matches'],
  score_match: [],
  standings: [],
  match_maps: [],
  export_matches: [],
  print_preview: [],
  print_save: [],
  stop_work: [],
  recognise: [],
  install_pack: ['packs'],
  set_photo: ['collection'],
  read_spreadsheet: [],
  import_collection: ['packs', 'collection'],
  read_list: [],
  compare_facts: [],
  compare_own_words: [],
  import_campaign: ['campaigns'],
  add_evening_photo: ['campaigns'],
  squad_room: [],
  fill_squad: [],
  random_squad: [],
  count_squads: [],
  next_purchase: [],
};
