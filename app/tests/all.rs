//! The integration tests of the crate, linked once.

mod api_arriving;
mod api_campaign_anyway;
mod api_campaigns;
mod api_catalogue;
mod api_collection;
mod api_counted;
mod api_counting;
mod api_editing;
mod api_facts;
mod api_fifth_game;
mod api_group_secrets;
mod api_groups;
mod api_home;
mod api_import;
mod api_import_choices;
mod api_import_false;
mod api_import_parts;
mod api_import_tables;
mod api_keys;
mod api_matches;
mod api_my_figures;
mod api_nameless;
mod api_photos;
mod api_pools;
mod api_print;
mod api_read_first;
mod api_restore;
mod api_restores;
mod api_server;
mod api_settings;
mod api_silent;
mod api_squads;
mod api_terms;
mod api_trades;
mod api_twice;
mod api_versions;
mod bindings;
mod campaign_files;
mod campaign_identity;
mod campaign_names;
mod campaign_packs;
mod campaigns;
mod card_texts;
mod cards_fit;
#[allow(dead_code, reason = "the tests of db need more of it")]
#[path = "../../db/tests/chance.rs"]
mod chance;
mod errors_have_words;
mod evenings;
mod formulas;
mod look_alikes;
mod odds;
mod play_any_game;
mod play_moments;
mod play_spending;
mod print_campaign;
mod print_groups;
mod print_lists;
mod print_marks;
mod print_reference;
mod print_table;
mod recordings;
mod schemas;
#[allow(dead_code, reason = "the tests of sync need more of it")]
#[path = "../../sync/tests/server/mod.rs"]
mod server;
