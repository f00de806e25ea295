// The logs of tables in one SQLite file.
#pragma once

#include "store/store.hpp"

namespace veillee {

Result<std::unique_ptr<Store>> open_sqlite_store(const std::string& path,
                                                 const StoreSettings& settings);

}  // namespace veillee
